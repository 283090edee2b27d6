/** French sentences that only the server says. */
export const refusalTexts = {
  'auth.loginFailed': 'Identifiant ou mot de passe incorrect',
  'auth.sessionRequired': "Votre acces n'est pas valide. Veillez vous connecter.",
  'auth.accountExists': 'Un compte existe déjà avec cet e-mail ou ce numéro de téléphone. Connectez-vous.',
  'factors.mustEnrol':
    'Votre rôle demande une double vérification. Ajoutez-la d’abord : cela prend deux minutes, avec votre téléphone.',
  'factors.proofNeeded': 'Cette action demande de confirmer que c’est bien vous.',
  'factors.challengeDead': 'Cette connexion a expiré ou a connu trop d’essais. Recommencez avec votre mot de passe.',
  'factors.codeWrong': 'Ce code n’est pas le bon. Entrez celui que votre application affiche maintenant.',
  'factors.codeUsed': 'Ce code a déjà servi. Attendez le suivant : il change toutes les 30 secondes.',
  'factors.codeUnreadable':
    'Ce code ne peut plus être vérifié par le serveur. Utilisez un code de secours ou une clé d’accès, puis ajoutez votre application à nouveau.',
  'factors.recoveryWrong': 'Ce code de secours n’est pas le bon, ou il a déjà servi.',
  'factors.passkeyRefused': 'Cette clé d’accès n’a pas été reconnue. Réessayez.',
  'factors.passkeyKnown': 'Cette clé d’accès est déjà enregistrée.',
  'factors.passkeysNotHere': 'Les clés d’accès demandent un site qui a un nom de domaine.',
  'factors.tooMany': 'Vous avez déjà %{max} moyens de vérification. Retirez-en un d’abord.',
  'factors.lastRequired':
    'Votre rôle demande une double vérification : ajoutez un autre moyen avant de retirer le dernier.',
  'factors.noFactor': 'Ajoutez d’abord un moyen de vérification.',
  'factors.ownReset': 'Personne ne décide de sa propre demande.',
  'factors.samePerson':
    'Vous avez déjà approuvé cette demande. La seconde approbation revient à un autre administrateur.',
  'factors.resetWrongState': 'Cette demande est déjà traitée (%{state}).',
  'http.tooMany':
    'Trop de tentatives. Réessayez dans une seconde. |||| Trop de tentatives. Réessayez dans %{smart_count} secondes.',
  'http.tooManyForMinutes': 'Trop de tentatives. Réessayez dans %{minutes} minutes.',
  'http.tooManyFromHere':
    'Trop de demandes viennent de votre réseau en ce moment. Réessayez dans une minute. |||| Trop de demandes viennent de votre réseau en ce moment. Réessayez dans %{smart_count} minutes.',
  'http.keyReused': 'Cette demande a déjà été envoyée avec un autre contenu. Rechargez la page et réessayez.',
  'http.badKey': 'La clé Idempotency-Key doit compter de 16 à 200 lettres sans accent, chiffres, tirets ou soulignés.',
  'http.badText': 'Ce champ contient un caractère illisible. Retapez-le, puis réessayez.',
  'http.badBody': "Le contenu envoyé n'est pas lisible.",
  'http.payloadTooLarge': 'Le contenu envoyé est trop volumineux.',
  'http.addressTooLong': 'Cette adresse est trop longue. Vérifiez le lien que vous avez suivi.',
  'http.headersTooLarge':
    'Votre navigateur envoie trop d’informations à la fois. Effacez les cookies de ce site, puis réessayez.',
  'http.requestTooSlow': 'La demande n’est pas arrivée à temps. Réessayez.',
  'http.unsupportedMedia': "Ce type de contenu n'est pas accepté.",
  'http.removedNow': 'Ce que vous aviez choisi vient d’être retiré. Rechargez la page, puis choisissez à nouveau.',
  'http.unexpected': "Une erreur inattendue s'est produite.",
  'http.busy': 'Le service est très demandé. Réessayez dans quelques secondes.',
  'tracking.callAtPast': 'Cette heure est passée. Choisissez-en une autre.',
  'tracking.callAtFar': 'Choisissez une heure dans les 14 prochains jours.',
  'tracking.enterpriseUnknown': 'Cette entreprise n’a pas accepté votre demande.',
  'tracking.correctedMeanwhile':
    'Votre demande a été corrigée entre-temps : rien n’est enregistré. Lisez ce qui a changé, puis enregistrez à nouveau.',
  'tracking.reserveDuePast': 'Cette date est passée. Choisissez-en une autre.',
  'tracking.reserveDueFar': 'Cette date est trop loin : choisissez-en une dans un an au plus.',
  'tracking.problemSubject': 'Problème signalé sur la demande %{reference}',
  'tracking.unnamed': 'Client',
  'projects.unnamed': 'le client',
  'projects.unnamedFirst': 'Le client',
  'tracking.accountExists': 'Ce numéro a déjà un compte. Connectez-vous.',
  'tracking.codeNeeded': 'Pour cette action, entrez d’abord le code que nous vous envoyons par SMS.',
  'tracking.codeWrong': 'Ce code n’est pas le bon. Vérifiez le SMS reçu.',
  'tracking.codeDead':
    'Ce code ne sert plus : il a expiré, ou trop d’essais ont échoué. Demandez-en un autre, puis recommencez.',
  'audit.stale':
    'Cette fiche a changé depuis que vous l’avez ouverte. Elle vient d’être rechargée : vérifiez, puis recommencez.',
  'audit.staleBy':
    '%{who} a modifié cette fiche le %{when}, après que vous l’avez ouverte. Elle vient d’être rechargée : vérifiez, puis recommencez.',
  'files.empty': 'Ce fichier est vide.',
  'files.missing': 'Aucun fichier reçu.',
  'files.notStored': 'Le document n’a pas pu être enregistré. Réessayez dans un instant.',
  'files.notReadable': 'Le document n’est pas disponible pour le moment. Réessayez dans un instant.',
  'files.tooManyAtOnce': 'Envoyez au plus 10 documents à la fois.',
  'files.oneInPlace': 'Un document se remplace par un seul autre.',
  'files.photoUnreadable': 'Cette photo est illisible ou abîmée. Prenez-la à nouveau, ou choisissez-en une autre.',
  'files.tooManyPixels':
    'Cette photo est trop grande : %{millions} millions de pixels au plus. Réduisez-la, puis envoyez-la à nouveau.',
  'files.voiceType': 'Ce fichier n’est pas un message vocal. Enregistrez votre message avec le bouton du formulaire.',
  'files.voiceUnreadable': 'Ce message vocal est illisible ou abîmé. Enregistrez-le à nouveau.',
  'files.voiceHasPicture': 'Ce fichier contient une vidéo : seul un message vocal est accepté ici.',
  'files.voiceTooLong': 'Ce message vocal dure plus de %{minutes} minutes. Enregistrez-en un plus court.',
  'files.voiceTooLarge': 'Ce message vocal est trop lourd (3 Mo au plus). Enregistrez-en un plus court.',
  'files.voiceUnexpected': 'Cette demande n’attend pas de message vocal ici.',
  'files.voiceThere': 'Ce message vocal a déjà été reçu.',
  'files.voiceOf': 'Message vocal - %{field}',
  'sounds.typeRefused':
    'Ce fichier n’est pas un son accepté : webm, m4a ou ogg (Opus ou AAC). Enregistrez-le ici, ou convertissez-le.',
  'sounds.unreadable': 'Ce son est illisible ou abîmé. Enregistrez-le à nouveau.',
  'sounds.hasPicture': 'Ce fichier contient une vidéo : seul un son est accepté ici.',
  'sounds.tooLong': 'Ce son dure plus de %{seconds} secondes. Dites seulement la phrase.',
  'sounds.tooLarge': 'Ce son dépasse %{size}. Enregistrez-le ici : il sera assez léger.',
  'sounds.lineUnknown': 'Cette ligne n’est plus dans le formulaire. Rechargez la liste.',
  'sounds.languageUnknown': 'Cette langue n’existe plus. Rechargez la liste.',
  'files.infected': 'Ce fichier contient un programme malveillant : il a été refusé et n’est pas conservé.',
  'files.notScanned': 'Le contrôle des fichiers est indisponible pour le moment. Réessayez dans une minute.',
  'files.noSpace': 'Le serveur n’a plus de place pour ce document pour le moment. Réessayez dans quelques minutes.',
  'files.spaceUsed': 'Vos documents occupent déjà 500 Mo, le maximum. Appelez le service client pour en ajouter.',
  'files.spaceOfDay':
    'Trop de documents ont été envoyés depuis hier. Réessayez dans une heure. |||| Trop de documents ont été envoyés depuis hier. Réessayez dans %{smart_count} heures.',
  'files.photo': 'Photo %{number}.%{extension}',
  'files.document': 'Document %{number}.%{extension}',
  'files.closed': 'Ce document est visible une fois le projet accepté.',
  'files.typeRefused': 'Ce type de fichier n’est pas accepté. Types acceptés : pdf, jpg, png, webp, heic, docx, xlsx.',
  'files.sizeRefused': 'Ce fichier dépasse la taille maximale de 15 MB.',
  'files.enterpriseLimitReached': 'Une entreprise ne peut avoir plus de 10 documents.',
  'files.reviewLimitReached': 'Un avis ne peut avoir plus de 5 photos.',
  'files.onlyPhotos': 'Seules les photos sont acceptées ici : jpg, png ou webp.',
  'files.quoteLimitReached': 'Un devis ne peut avoir plus de 10 photos.',
  'quotes.draftExists': 'Un brouillon de devis existe déjà pour ce client : ouvrez-le et modifiez-le.',
  'quotes.enterpriseSuspended':
    'Votre compte entreprise est suspendu : vous ne pouvez pas envoyer de devis. Appelez-nous pour en savoir plus.',
  'quotes.photoRequired': 'Ajoutez une photo du devis sur papier avant de l’envoyer.',
  'files.limitReached': 'Un projet ne peut avoir plus de 10 fichiers.',
  'subscriptions.enterpriseNotActive':
    'Votre entreprise doit être activée avant de prendre un forfait. Appelez-nous si vous attendez depuis plus de 24 h.',
  'subscriptions.enterpriseSuspended':
    'Votre compte entreprise est suspendu : vous ne pouvez pas prendre de forfait. Appelez-nous pour en savoir plus.',
  'projects.enterpriseSuspended':
    'Votre compte entreprise est suspendu : vous ne pouvez pas accepter de projets. Appelez-nous pour en savoir plus.',
  'subscriptions.packageGone': "Ce forfait n'est plus proposé.",
  'subscriptions.creditCovers':
    'Il reste %{credit} sur votre forfait en cours, plus que le prix du forfait choisi. Choisissez de commencer après ce qui est déjà payé.',
  'subscriptions.amountRefused':
    'Ce montant (%{amount}) ne peut pas être payé en ligne. Choisissez une autre durée ou appelez-nous.',
  'subscriptions.paymentUnderWay':
    'Un autre paiement est en cours : « %{description} », %{amount}, du %{date}. Si vous l’avez déjà payé, ne payez pas une deuxième fois. Sinon, confirmez que vous voulez aussi payer celui-ci.',
  'subscriptions.stale': 'Le montant a changé depuis le récapitulatif. Préparez à nouveau votre abonnement.',
  'subscriptions.stalePeriod':
    'La période a changé depuis le récapitulatif : elle commencerait le %{start}. Vérifiez vos abonnements payés, puis préparez à nouveau.',
  'subscriptions.noneRunning': "Vous n'avez pas d'abonnement actif.",
  'subscriptions.alreadyPaid': 'Cet abonnement est déjà payé.',
  'subscriptions.replaced': 'Cette demande d’abonnement a été remplacée. Préparez à nouveau votre abonnement.',
  'payments.badAddress': 'Cette adresse de retour n’est pas une page de ce site.',
  'payments.providerUnavailable':
    'Le service de paiement ne répond pas. Rien n’a été débité. Réessayez dans un instant.',
  'payments.statusUnavailable':
    'Le service de paiement ne répond pas. Votre paiement n’est pas perdu : nous vérifions à nouveau dans une minute.',
  'payments.noReceipt': 'Un reçu est établi une fois le paiement confirmé.',
} as const;
