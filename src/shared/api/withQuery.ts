/**
 * An address with what is asked of it. `URLSearchParams.size` is younger than some of the browsers that the site is for
 * (docs/decisions/0147).
 */
export function withQuery(address: string, query: URLSearchParams): string {
  const asked = query.toString();
  return asked ? `${address}?${asked}` : address;
}
