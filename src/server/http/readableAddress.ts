/**
 * An address whose path cannot be decoded names nothing: its percent signs are taken as they are, so that it is not
 * found, as a page or in JSON, like every other one that names nothing.
 */
export function readableAddress(url: string): string {
  const [path = ''] = url.split('?', 1);
  if (!path.includes('%') || decoded(path) !== undefined) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

function decoded(path: string): string | undefined {
  try {
    // Given back: the build removes a call of it whose result nobody reads.
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
