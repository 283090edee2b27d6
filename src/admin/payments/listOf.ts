/** The list of the payments, or of the subscriptions, of one enterprise, as react-admin names the path. */
export function listOf(resource: 'payments' | 'subscriptions', enterpriseId: string): string {
  return `/${resource}?filter=${encodeURIComponent(JSON.stringify({ enterpriseId }))}`;
}
