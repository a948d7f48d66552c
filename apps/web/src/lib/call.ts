import { headers as headerNames } from '@parakh/contracts'
import { CallError } from './call-error.ts'
import { buildRequest, type CallInput, type Reply, type Row } from './call-request.ts'
import { errorOf, isApiError } from './call-reply.ts'
import { filenameOf, type ReceivedFile } from './download.ts'
import { readSession } from './session.ts'
import { signInAgain } from './sign-in-again.ts'
import { send } from './transport.ts'

/** A page of a list: what came, the cursor of the next page (null on the last), and how many there are as the server says it (`1000+`). */
export type Page<T> = { items: T; next: string | null; total: string | null }

/**
 * Makes the call of a routes row and answers its reply: the object, a received file, or nothing. A dead token asks for sign-in in
 * place and sends the call once more. Throws CallError; an abort by `signal` throws the signal's reason.
 */
export const call = async <R extends Row>(row: R, input: CallInput<R>): Promise<Reply<R>> => (await exchange(row, input)).reply

/** Like `call`, for lists: with what the headers say is left. */
export const callPage = async <R extends Row>(row: R, input: CallInput<R>): Promise<Page<Reply<R>>> => {
  const { reply, headers } = await exchange(row, input)
  return { items: reply, next: headers.get(headerNames.nextCursor), total: headers.get(headerNames.totalCount) }
}

const exchange = async <R extends Row>(row: R, input: CallInput<R>): Promise<{ reply: Reply<R>; headers: Headers }> => {
  const request = buildRequest(row, input)
  const session = readSession()
  let response = await send(request, session?.token)
  const dead = session !== null && row.by !== 'public' && response.status === 401
  if (dead && (await signInAgain(session))) response = await send(request, readSession()?.token)
  if (!response.ok) throw await errorOf(response)
  return { reply: await replyOf(row, response), headers: response.headers }
}

const replyOf = async <R extends Row>(row: R, response: Response): Promise<Reply<R>> => {
  if (row.reply === 'file') {
    const file: ReceivedFile = { blob: await response.blob(), filename: filenameOf(response.headers.get('Content-Disposition')) }
    return file as Reply<R>
  }
  if (row.reply === 'empty') return undefined as Reply<R>
  try {
    return (await response.json()) as Reply<R>
  } catch (error) {
    if (isApiError(error)) throw error
    throw new CallError({ status: response.status, code: 'NOT_THE_API' })
  }
}
