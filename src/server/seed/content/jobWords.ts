import type { QuoteInput } from '../../../shared/quotes/schemas.ts';

type Lines = QuoteInput['lines'];

const line = (label: string, quantity: number, unit: string, unitPrice: number) => ({
  label,
  quantity,
  unit,
  unitPrice,
});

/** What contractors of the demonstration quote, by service; GNF. */
export const quoteLines = {
  plomberie: [
    line('Main-d’œuvre', 2, 'jours', 250_000),
    line('Tuyau PVC et raccords', 12, 'm', 35_000),
    line('Robinet mitigeur', 2, 'pièces', 180_000),
  ],
  electricite: [
    line('Main-d’œuvre', 3, 'jours', 250_000),
    line('Tableau électrique, 12 modules', 1, 'pièce', 650_000),
    line('Câble cuivre 2,5 mm²', 100, 'm', 12_000),
    line('Prise de courant posée', 8, 'pièces', 45_000),
  ],
  peinture: [
    line('Préparation des murs', 64, 'm²', 8_000),
    line('Peinture, deux couches', 64, 'm²', 22_000),
    line('Protection et nettoyage', 1, 'forfait', 150_000),
  ],
  carrelage: [
    line('Dépose de l’ancien sol', 28, 'm²', 15_000),
    line('Carreaux 60 × 60', 30, 'm²', 110_000),
    line('Pose et joints', 28, 'm²', 45_000),
  ],
  climatisation: [
    line('Climatiseur split 1,5 CV', 1, 'pièce', 3_200_000),
    line('Pose, support et liaison', 1, 'forfait', 600_000),
    line('Mise en service', 1, 'forfait', 150_000),
  ],
} as const satisfies Record<string, Lines>;

export type QuotedService = keyof typeof quoteLines;

interface Ended {
  service: QuotedService;
  /** In which of the played enterprises, from 0; the demonstration contractor where absent. */
  enterprise?: number;
  /** How long ago the work ended. */
  daysAgo: number;
  rating: number;
  text: string;
  answer?: string;
}

/** Jobs that ended with a review everybody sees. */
export const endedJobs: readonly Ended[] = [
  {
    service: 'plomberie',
    daysAgo: 71,
    rating: 5,
    text: 'Travail propre et rapide. La fuite est réparée depuis deux mois et rien n’a bougé.',
    answer: 'Merci de votre confiance. La garantie sur les raccords est de six mois.',
  },
  {
    service: 'electricite',
    daysAgo: 52,
    rating: 4,
    text: 'Bon travail, tableau neuf et bien étiqueté. Ils sont arrivés avec une heure de retard le premier jour.',
  },
  {
    service: 'peinture',
    daysAgo: 39,
    rating: 5,
    text: 'Le salon est magnifique. Les meubles ont été protégés et tout a été nettoyé.',
  },
  {
    service: 'carrelage',
    enterprise: 0,
    daysAgo: 66,
    rating: 5,
    text: 'Pose très soignée, les joints sont droits. Le prix du devis a été respecté au franc.',
    answer: 'Merci beaucoup, ce fut un plaisir de travailler chez vous.',
  },
  {
    service: 'plomberie',
    enterprise: 0,
    daysAgo: 58,
    rating: 4,
    text: 'Deux salles de bain refaites en dix jours. Il a fallu demander deux fois pour la finition du lavabo.',
  },
  {
    service: 'peinture',
    enterprise: 0,
    daysAgo: 33,
    rating: 5,
    text: 'Équipe sérieuse et polie. Je recommande.',
  },
  {
    service: 'electricite',
    enterprise: 1,
    daysAgo: 61,
    rating: 3,
    text: 'Le travail est correct, mais le chantier a duré une semaine de plus que prévu.',
    answer:
      'Les câbles commandés sont arrivés en retard. Nous en sommes désolés et prévenons désormais le client tout de suite.',
  },
  {
    service: 'electricite',
    enterprise: 1,
    daysAgo: 44,
    rating: 5,
    text: 'Plus aucune coupure depuis leur passage. Explications claires.',
  },
  {
    service: 'climatisation',
    enterprise: 1,
    daysAgo: 29,
    rating: 4,
    text: 'Climatiseur bien posé et silencieux. Prix honnête.',
  },
  {
    service: 'climatisation',
    enterprise: 2,
    daysAgo: 55,
    rating: 5,
    text: 'Deux climatiseurs posés dans la journée, sans saleté. Le technicien a montré comment nettoyer les filtres.',
  },
  {
    service: 'climatisation',
    enterprise: 2,
    daysAgo: 36,
    rating: 4,
    text: 'Bon suivi, on m’a rappelée pour savoir si tout allait bien.',
  },
  {
    service: 'electricite',
    enterprise: 2,
    daysAgo: 24,
    rating: 4,
    text: 'Bien dans l’ensemble. Le devis était clair.',
  },
  {
    service: 'carrelage',
    enterprise: 3,
    daysAgo: 47,
    rating: 4,
    text: 'Terrasse bien carrelée, la pente est bonne et l’eau s’écoule.',
  },
];
