/** One use of a call: its query, its body (of a multipart call the text parts) and its JSON reply, as they go over the wire. */
export type Example = {
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: Readonly<Record<string, unknown>>
  readonly reply?: unknown
}
