export type Config = { apiBase: string; supportEmail: string; agencyName: string }

const defaults: Config = { apiBase: '/api', supportEmail: 'support@parakh.example', agencyName: 'Parakh' }

/** Reads the settings that the server writes into the page; what is absent, empty or unreadable keeps its default. */
export const readConfig = (text: string | null | undefined): Config => {
  const given = parsed(text)
  const textOf = (key: keyof Config): string => {
    const value = given[key]
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : defaults[key]
  }
  return { apiBase: textOf('apiBase').replace(/\/+$/, ''), supportEmail: textOf('supportEmail'), agencyName: textOf('agencyName') }
}

const parsed = (text: string | null | undefined): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/** Settings of this run of the console. */
export const config: Config = readConfig(typeof document === 'undefined' ? null : document.getElementById('parakh-config')?.textContent)
