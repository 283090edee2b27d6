/** The heads of exported lists that no screen says. */
export const exportTexts = {
  'export.id': 'Identifiant',
  'export.firstName': 'Prénom',
  'export.lastName': 'Nom',
  'export.publishedAt': 'Publié le',
  'export.acceptances': 'Acceptations',
  'export.mergedInto': 'Fusionné dans',
  'export.note': 'Précisions',
  'export.hiredAt': 'Entreprise choisie le',
  'export.closedAt': 'Clos le',
  'export.phone': 'Téléphone',
  'export.registrationNumber': 'Numéro de registre',
  'export.address': 'Adresse',
  'export.provider': 'Fournisseur',
  'export.entityId': 'Identifiant de l’objet',
} as const;
