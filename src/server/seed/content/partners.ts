interface PartnerData {
  name: string;
  logo: string;
}

/** Invented businesses for the demonstration; their logos are drawn for it. */
export const partners: readonly PartnerData[] = [
  { name: 'Nimba Matériaux', logo: '/partners/nimba-materiaux.svg' },
  { name: 'Djoliba Peintures', logo: '/partners/djoliba-peintures.svg' },
  { name: 'Fouta Bois', logo: '/partners/fouta-bois.svg' },
  { name: 'Kaloum Électricité', logo: '/partners/kaloum-electricite.svg' },
  { name: 'Soumba Céramique', logo: '/partners/soumba-ceramique.svg' },
  { name: 'Tinkisso Énergie', logo: '/partners/tinkisso-energie.svg' },
];
