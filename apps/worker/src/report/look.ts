/** Measures in twentieths of a point (DXA): A4 upright. */
export const page = { width: 11906, height: 16838, margin: 1020, top: 1300, bottom: 1130, header: 560, footer: 520 } as const
export const contentWidth = page.width - 2 * page.margin

export const colours = {
  ink: '1F2328',
  quiet: '5B6570',
  heading: '1F3A5F',
  rule: 'B9C3CE',
  label: 'F1F4F8',
  head: 'DFE7F0',
  total: 'E9EFF6',
  good: '1B6B3A',
  bad: 'A61B1B',
  link: '0B57A4',
} as const

/** Half points. */
export const sizes = { body: 19, small: 16, heading: 23, sum: 26, title: 32 } as const

// Word picks the face by script: Hindi and other Indian scripts come from `cs`
export const font = { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Nirmala UI', eastAsia: 'Nirmala UI' } as const
