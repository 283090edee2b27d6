import { buildingKind, oneOf, type ServiceData, someOf, urgency } from './serviceData.ts';

export const specializedServices: readonly ServiceData[] = [
  {
    slug: 'panneaux-solaires',
    nameFr: 'Panneaux solaires',
    picture: 'solar-panel',
    group: 'specialized',
    isQuickSearch: true,
    questions: [
      someOf(
        'Que voulez-vous alimenter ?',
        'Éclairage et télévision',
        'Réfrigérateur',
        'Climatisation',
        'Pompe à eau',
        'Toute la maison',
        'Autre',
      ),
      oneOf('Êtes-vous raccordé au réseau ?', 'Oui', 'Non', 'Oui, avec des coupures fréquentes'),
      buildingKind,
    ],
    descriptions: [
      'Kit solaire pour une maison de quatre pièces : lumières, télévision, ventilateurs et un réfrigérateur, avec batteries pour la nuit.',
      'Installation solaire de 5 kW pour un cabinet médical qui subit des coupures tous les jours.',
      'Pompe solaire pour un forage de 60 mètres et un réservoir de 5 000 litres, jardin maraîcher.',
    ],
  },
  {
    slug: 'forage',
    nameFr: 'Forage et puits',
    picture: 'droplets',
    group: 'specialized',
    questions: [
      oneOf('De quoi s’agit-il ?', 'Forage neuf', 'Puits', 'Pompe à installer', 'Forage à réparer', 'Autre'),
      oneOf('Le terrain est-il accessible à un camion ?', 'Oui', 'Non', 'Je ne sais pas'),
      urgency,
    ],
    descriptions: [
      'Forage pour une maison familiale, avec pompe immergée, château d’eau de 3 000 litres et analyse de l’eau.',
      'La pompe du forage ne remonte plus d’eau depuis une semaine, profondeur environ 70 mètres.',
      'Puits de quartier à approfondir et à couvrir, une quinzaine de familles l’utilisent.',
    ],
  },
  {
    slug: 'videosurveillance',
    nameFr: 'Vidéosurveillance et alarmes',
    picture: 'cctv',
    group: 'specialized',
    questions: [
      someOf(
        'Que souhaitez-vous installer ?',
        'Caméras',
        'Alarme',
        'Interphone',
        'Contrôle d’accès',
        'Clôture électrique',
        'Autre',
      ),
      oneOf('Combien de caméras ?', 'Aucune', '1 à 4', '5 à 8', 'Plus de 8'),
      buildingKind,
    ],
    descriptions: [
      'Huit caméras avec enregistrement et consultation sur téléphone pour un magasin et son dépôt.',
      'Alarme et interphone vidéo pour une villa, le portail est à 25 mètres de la maison.',
      'Remplacer quatre caméras en panne et reprendre le câblage d’une résidence.',
    ],
  },
  {
    slug: 'architecture-plans',
    nameFr: 'Architecture et plans',
    picture: 'drafting-compass',
    group: 'specialized',
    questions: [
      oneOf(
        'Quel est votre besoin ?',
        'Plan de maison',
        'Permis de construire',
        'Suivi de chantier',
        'Plan 3D',
        'Autre',
      ),
      oneOf('Combien de niveaux ?', 'Rez-de-chaussée', 'R+1', 'R+2', 'R+3 ou plus', 'Je ne sais pas'),
      oneOf('Avez-vous déjà le terrain ?', 'Oui', 'Non', 'En cours d’achat'),
    ],
    descriptions: [
      'Plan d’une villa R+1 de cinq chambres sur une parcelle de 450 m², avec dossier de permis de construire.',
      'Suivi de chantier pour un immeuble R+3 : deux visites par semaine et un rapport mensuel au propriétaire.',
      'Transformer un ancien dépôt en espace de bureaux : plans, images 3D et estimation des travaux.',
    ],
  },
  {
    slug: 'groupe-electrogene',
    nameFr: 'Groupe électrogène',
    picture: 'fuel',
    group: 'specialized',
    questions: [
      oneOf('De quoi s’agit-il ?', 'Achat et installation', 'Entretien', 'Panne', 'Inverseur automatique', 'Autre'),
      oneOf('Quelle puissance ?', 'Moins de 10 kVA', 'De 10 à 50 kVA', 'Plus de 50 kVA', 'Je ne sais pas'),
    ],
    descriptions: [
      'Groupe de 20 kVA qui démarre puis s’arrête après cinq minutes. Diagnostic et réparation sur place.',
      'Installation d’un inverseur automatique entre le réseau et un groupe de 30 kVA dans une clinique.',
      'Vidange, filtres et contrôle complet d’un groupe de 60 kVA avant la saison des pluies.',
    ],
  },
  {
    slug: 'jardin-amenagement',
    nameFr: 'Jardin et aménagement extérieur',
    picture: 'trees',
    group: 'specialized',
    questions: [
      someOf(
        'De quels travaux s’agit-il ?',
        'Gazon et plantes',
        'Pavés',
        'Arrosage',
        'Éclairage extérieur',
        'Élagage',
        'Autre',
      ),
      oneOf('Quelle surface environ ?', 'Moins de 100 m²', 'De 100 à 500 m²', 'Plus de 500 m²'),
    ],
    descriptions: [
      'Pose de pavés autobloquants dans une cour de 200 m² et une bande de gazon le long de la clôture.',
      'Deux manguiers menacent le toit, il faut les élaguer et évacuer les branches.',
      'Créer un jardin avec arrosage automatique devant un hôtel, environ 350 m².',
    ],
  },
  {
    slug: 'piscine',
    nameFr: 'Piscine',
    picture: 'waves-ladder',
    group: 'specialized',
    questions: [
      oneOf('De quoi s’agit-il ?', 'Construction', 'Rénovation', 'Entretien', 'Fuite', 'Autre'),
      oneOf('Quelle taille de bassin ?', 'Moins de 20 m²', 'De 20 à 40 m²', 'Plus de 40 m²', 'Je ne sais pas'),
    ],
    descriptions: [
      'Piscine de 8 mètres sur 4 à construire dans une résidence, avec local technique et plage carrelée.',
      'L’eau verdit malgré les produits et le niveau baisse chaque semaine. Recherche de fuite et remise en service.',
      'Entretien hebdomadaire de la piscine d’un hôtel, produits compris.',
    ],
  },
  {
    slug: 'demolition-terrassement',
    nameFr: 'Démolition et terrassement',
    picture: 'tractor',
    group: 'specialized',
    questions: [
      oneOf('Quel est votre besoin ?', 'Démolition', 'Terrassement', 'Évacuation de gravats', 'Remblai', 'Autre'),
      oneOf('Le chantier est-il accessible aux engins ?', 'Oui', 'Non', 'En partie'),
      urgency,
    ],
    descriptions: [
      'Démolir une vieille maison de quatre pièces en banco et évacuer les gravats, le terrain doit être nu.',
      'Terrassement d’une parcelle en pente de 600 m² avant construction, avec mur de soutènement à prévoir.',
      'Évacuation de trois camions de gravats et remblai d’une cour qui s’inonde.',
    ],
  },
];
