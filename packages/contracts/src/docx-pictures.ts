const shown = /^word\/media\/[^/]+\.(?:png|jpe?g|webp|gif)$/iu

/**
 * The pictures of a Word file, by the paths of its zip, in their order: the one at index 0 is what evidence calls page 2, since page 1 is the
 * text. The worker reads them and the console shows them, so both count alike.
 */
export const docxPictures = (paths: readonly string[]): string[] =>
  paths.filter((path) => shown.test(path)).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
