import type { Step } from './steps.ts';

/** What the client reads of each step: what happens next, and what they can do. */
export const followUpClientTexts = {
  'followUps.client.Check':
    'Nous vous appelons pour vérifier votre demande avec vous, puis nous la publions auprès des professionnels. Gardez votre téléphone près de vous.',
  'followUps.client.CheckLate':
    'Nous aurions déjà dû vous appeler : excusez-nous. Votre demande est signalée, nous vous appelons au plus vite.',
  'followUps.client.CheckEscalated':
    'Nous aurions déjà dû vous appeler : excusez-nous. Nos responsables sont prévenus, nous vous appelons au plus vite.',
  'followUps.client.CheckOverdue':
    'Nous aurions déjà dû vous appeler : excusez-nous. Appelez-nous, nous vérifions votre demande tout de suite.',
  'followUps.client.Call': 'Nous vous appelons à l’heure prévue. Gardez votre téléphone près de vous.',
  'followUps.client.CallLate':
    'Nous devions vous appeler : excusez-nous. Notre équipe est prévenue et vous appelle au plus vite.',
  'followUps.client.Find':
    'Votre demande est publiée. Dès qu’une entreprise l’accepte, elle vous appelle et son numéro s’affiche ici.',
  'followUps.client.FindInRegion':
    'Votre demande est maintenant proposée aux entreprises de toute la région. Dès que l’une accepte, elle vous appelle.',
  'followUps.client.FindNearby':
    'Votre demande est proposée aussi aux métiers proches et aux villes voisines. Dès qu’une entreprise accepte, elle vous appelle.',
  'followUps.client.FindByCall':
    'Aucune entreprise n’a encore accepté. Nous en appelons pour vous. Vous pouvez aussi changer votre demande, attendre ou l’arrêter.',
  'followUps.client.FindByCallAgain':
    'Nous appelons toujours des entreprises pour vous. Vous pouvez aussi changer votre demande, attendre ou l’arrêter.',
  'followUps.client.FindLast':
    'Nous n’avons pas trouvé d’entreprise. Voulez-vous attendre encore, changer votre demande ou l’arrêter ? Sans réponse, elle sera close.',
  'followUps.client.Contact': 'Des entreprises ont accepté : elles vous appellent pour parler du travail et du prix.',
  'followUps.client.ContactReminded':
    'Nous avons rappelé aux entreprises qu’elles doivent vous appeler. Vous pouvez aussi les appeler vous-même.',
  'followUps.client.ContactAsked': 'Une entreprise vous a-t-elle appelé ? Répondez par oui ou non.',
  'followUps.client.ContactByCall':
    'Nous appelons les entreprises et vous pour que le contact se fasse. Une entreprise vous a-t-elle appelé entre-temps ?',
  'followUps.client.ContactLast':
    'Nous n’avons plus de nouvelles. Une entreprise vous a-t-elle appelé ? Sans réponse, la demande sera close.',
  'followUps.client.Answer':
    'Une entreprise n’arrive pas à vous joindre. Dites-nous si vous êtes joignable, sinon elle laisse sa place.',
  'followUps.client.Quote':
    'Les entreprises préparent leur devis. Il s’affichera ici ; vous pourrez comparer et choisir.',
  'followUps.client.QuoteReminded':
    'Nous avons rappelé aux entreprises qu’un devis est attendu. Il s’affichera ici dès qu’il est envoyé.',
  'followUps.client.QuoteAsked': 'Avez-vous reçu un devis, sur papier ou de vive voix ? Répondez par oui ou non.',
  'followUps.client.QuoteTold':
    'Vous avez un devis. Si vous avez trouvé votre entreprise, dites-le-nous ; sinon, demandez-lui d’envoyer le devis ici.',
  'followUps.client.QuoteByCall': 'Nous appelons les entreprises pour que vous receviez un devis.',
  'followUps.client.QuoteLast':
    'Nous n’avons plus de nouvelles. Avez-vous reçu un devis ? Sans réponse, la demande sera close.',
  'followUps.client.Choose':
    'Un devis vous attend. Comparez ce que vous avez reçu, puis acceptez celui qui vous convient.',
  'followUps.client.ChooseReminded': 'Un devis attend votre réponse. Comparez, puis acceptez ou refusez.',
  'followUps.client.ChooseRemindedAgain':
    'Un devis attend toujours votre réponse. Une question ? Appelez l’entreprise, ou faites-vous appeler par nous.',
  'followUps.client.ChooseLast': 'Un devis attend votre réponse. Sans elle, la demande sera close à cette date.',
  'followUps.client.Work': 'Vous avez choisi une entreprise. Quand les travaux sont finis, donnez-lui votre code.',
  'followUps.client.WorkAsked':
    'Les travaux devraient être finis. S’ils le sont, donnez votre code à l’entreprise ou déclarez-les terminés. Sinon, dites-le-nous.',
  'followUps.client.WorkAskedAgain':
    'Les travaux sont-ils finis ? S’ils le sont, donnez votre code à l’entreprise ou déclarez-les terminés. Sinon, dites-le-nous.',
  'followUps.client.WorkByCall': 'Nous vous appelons pour savoir où en sont les travaux.',
  'followUps.client.Mend':
    'Les travaux sont terminés, mais il reste des points à reprendre. Levez chaque réserve une fois reprise.',
  'followUps.client.MendAsked':
    'Des points devaient déjà être repris. S’ils le sont, levez chaque réserve ; sinon, dites-le-nous.',
  'followUps.client.MendByCall': 'Nous appelons l’entreprise pour que les derniers points soient repris.',
  'followUps.client.Resolve': 'Nous préparons la suite de votre demande.',
  'followUps.ended.Done': 'Les travaux sont terminés. Merci de votre confiance.',
  'followUps.ended.Cancelled': 'Votre demande est close. Pour la reprendre, appelez-nous.',
  'followUps.ended.Rejected': 'Nous n’avons pas pu publier votre demande. Une question, une erreur ? Appelez-nous.',
  'followUps.ended.Merged':
    'Cette demande est réunie avec une autre de vos demandes. Ouvrez celle-là pour voir où elle en est.',
} as const satisfies Record<`followUps.client.${Step}` | `followUps.ended.${string}`, string>;
