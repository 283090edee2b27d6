/** Orders names as people look for them; a database orders by the collation that it happened to be made with. */
export const french = new Intl.Collator('fr');
