/** A page to send the browser to: never an address that would run as a script. */
export function isWebAddress(address: string, base: string): boolean {
  return URL.canParse(address, base) && ['https:', 'http:'].includes(new URL(address, base).protocol);
}
