import { buildingKind, oneOf, type ServiceData, someOf, urgency } from './serviceData.ts';

/** Their slugs are addresses of the site (specification §2). */
export const featuredServices: readonly ServiceData[] = [
  {
    slug: 'properties-management',
    nameFr: 'Gestion immobilière',
    picture: 'key-round',
    group: 'featured',
    isQuickSearch: true,
    questions: [
      oneOf(
        'Quel bien souhaitez-vous confier ?',
        'Maison',
        'Appartement',
        'Immeuble',
        'Terrain',
        'Local commercial',
        'Autre',
      ),
      someOf(
        'De quels services avez-vous besoin ?',
        'Recherche de locataires',
        'Encaissement des loyers',
        'Entretien et réparations',
        'État des lieux',
        'Autre',
      ),
      oneOf('Où résidez-vous ?', 'Dans la même ville', 'Ailleurs en Guinée', 'À l’étranger'),
    ],
    descriptions: [
      'Je vis à l’étranger et je cherche une agence pour gérer ma maison de six pièces : trouver un locataire sérieux, encaisser les loyers et suivre les petites réparations.',
      'Immeuble de trois niveaux à mettre en location. Il faut faire l’état des lieux, rafraîchir deux appartements puis s’occuper des locataires.',
      'Besoin d’une personne de confiance pour surveiller ma villa, payer le gardien et envoyer un compte rendu avec photos chaque mois.',
      'Local commercial vide depuis quatre mois au bord de la route. Je souhaite le louer et confier l’entretien à une entreprise.',
    ],
  },
  {
    slug: 'houseDecoration',
    nameFr: 'Décoration de maison',
    picture: 'sofa',
    group: 'featured',
    isQuickSearch: true,
    questions: [
      someOf(
        'Quelles pièces souhaitez-vous décorer ?',
        'Salon',
        'Chambre',
        'Cuisine',
        'Salle de bain',
        'Terrasse',
        'Autre',
      ),
      oneOf('Quel style vous plaît ?', 'Moderne', 'Traditionnel', 'Mélange des deux', 'Je veux des conseils'),
      someOf('Que faut-il prévoir ?', 'Peinture', 'Rideaux', 'Meubles', 'Éclairage', 'Papier peint', 'Autre'),
      urgency,
    ],
    descriptions: [
      'Salon de 35 m² à refaire avant un mariage : rideaux, éclairage, un mur de couleur et un coin télé. Nous voulons un style simple et moderne.',
      'Nous venons d’emménager et les murs sont nus. Nous cherchons un décorateur pour le salon et deux chambres, avec un budget raisonnable.',
      'Décoration d’un salon de coiffure : miroirs, lumières, peinture et enseigne intérieure. Le local fait environ 25 m².',
      'Je voudrais aménager la terrasse avec des plantes, un éclairage le soir et des bancs en bois pour recevoir la famille.',
    ],
  },
  {
    slug: 'modernStaff',
    nameFr: 'Staff moderne et faux plafonds',
    picture: 'lamp-ceiling',
    group: 'featured',
    isQuickSearch: true,
    questions: [
      oneOf(
        'Quel ouvrage souhaitez-vous ?',
        'Faux plafond simple',
        'Faux plafond décoré avec lumières',
        'Corniches',
        'Niche ou meuble télé',
        'Autre',
      ),
      oneOf(
        'Quelle surface environ ?',
        'Moins de 20 m²',
        'De 20 à 50 m²',
        'De 50 à 100 m²',
        'Plus de 100 m²',
        'Je ne sais pas',
      ),
      buildingKind,
    ],
    descriptions: [
      'Faux plafond en staff avec lumières encastrées pour un salon de 40 m² et un couloir. La dalle est finie et l’électricité est tirée.',
      'Je veux refaire le plafond de deux chambres : l’ancien contreplaqué est abîmé par l’humidité. Prévoir les corniches et la peinture.',
      'Meuble télé en staff avec niches et éclairage, plus un faux plafond assorti. J’ai des photos du modèle voulu.',
      'Plafond décoratif pour une salle de réunion de 60 m², avec emplacement pour deux climatiseurs cassettes.',
    ],
  },
];
