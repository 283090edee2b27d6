/** French sentences of the tables. */
export const tableTexts = {
  'table.search': 'Rechercher',
  'table.rowsPerPage': 'Lignes par page',
  'table.rangeOfMany': '%{from}–%{to} sur %{total} ou plus',
  'table.range': '%{from}–%{to} sur %{total}',
  'table.previous': 'Page précédente',
  'table.next': 'Page suivante',
  'table.sortBy': 'Trier par %{column}',
} as const;
