import { useEffect, useState, type FormEvent } from 'react'
import { createRoot } from 'react-dom/client'

/** The peer of `pnpm bench web`: plain React that signs in, fetches the calls that its address names and prints their JSON. */
const calls = new URLSearchParams(location.search).getAll('get')
const waits = new URLSearchParams(location.search).has('wait')
const api = '/api'

const Page = () => {
  const [token, setToken] = useState(localStorage.getItem('token'))
  const [isWaiting, setWaiting] = useState(waits)
  if (!token) return <SignIn onToken={setToken} />
  if (isWaiting) return <button onClick={() => setWaiting(false)}>Open</button>
  return calls.length > 0 ? <Replies token={token} /> : <Line />
}

const SignIn = ({ onToken }: { onToken: (token: string) => void }) => {
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const body = JSON.stringify(Object.fromEntries(new FormData(event.currentTarget)))
    const reply = await fetch(`${api}/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    onToken(((await reply.json()) as { token: string }).token)
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <input name="email" type="email" />
      <input name="password" type="password" />
      <button>Sign in</button>
    </form>
  )
}

const Replies = ({ token }: { token: string }) => {
  const [replies, setReplies] = useState<unknown[]>()
  useEffect(() => {
    const headers = { authorization: `Bearer ${token}` }
    void Promise.all(calls.map(async (call) => (await fetch(call, { headers })).json() as Promise<unknown>)).then(setReplies)
  }, [token])
  return replies ? <pre>{JSON.stringify(replies, null, 2)}</pre> : <p>Loading…</p>
}

const Line = () => {
  const [text, setText] = useState('')
  return <input name="line" value={text} onChange={(event) => setText(event.target.value)} />
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)
