/**
 * By slug, the services whose contractors often do a job as well: they hear of a request that nobody of the trade
 * accepts. An admin changes them at /gestion-interne/nos-services.
 */
export const relatedServices: Readonly<Record<string, readonly string[]>> = {
  houseDecoration: ['peinture', 'modernStaff'],
  modernStaff: ['peinture', 'maconnerie', 'houseDecoration'],
  plomberie: ['forage', 'climatisation', 'piscine'],
  electricite: ['panneaux-solaires', 'groupe-electrogene', 'climatisation', 'videosurveillance'],
  peinture: ['modernStaff', 'houseDecoration', 'maconnerie'],
  maconnerie: ['carrelage', 'toiture-etancheite', 'demolition-terrassement'],
  carrelage: ['maconnerie'],
  'menuiserie-bois': ['menuiserie-aluminium'],
  'menuiserie-aluminium': ['soudure-ferronnerie', 'menuiserie-bois'],
  'toiture-etancheite': ['maconnerie', 'soudure-ferronnerie'],
  climatisation: ['electricite'],
  'soudure-ferronnerie': ['menuiserie-aluminium'],
  nettoyage: ['jardin-amenagement'],
  'panneaux-solaires': ['electricite', 'groupe-electrogene'],
  forage: ['plomberie'],
  videosurveillance: ['electricite'],
  'architecture-plans': ['maconnerie'],
  'groupe-electrogene': ['electricite', 'panneaux-solaires'],
  'jardin-amenagement': ['nettoyage', 'demolition-terrassement'],
  piscine: ['maconnerie', 'plomberie'],
  'demolition-terrassement': ['maconnerie'],
};
