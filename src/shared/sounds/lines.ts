import { contactDays, hourRanges } from '../projects/options.ts';
import type { TextKey } from '../texts.ts';

/**
 * The fixed sentences of the request form that can be heard: a name that stays, and the sentence it says. A sentence
 * that holds a number or a name is left out, because a recording says the same to everybody.
 */
export const formLines = {
  'pre-title': 'wizard.title.preSubmission',
  'pre-service': 'wizard.pre.service',
  'pre-no-service': 'wizard.pre.noService',
  'pre-services-failed': 'wizard.pre.servicesFailed',
  'pre-start': 'wizard.pre.start',
  'pre-draft-title': 'wizard.pre.draftTitle',
  'pre-draft-help': 'wizard.pre.draftHelp',
  'pre-resume': 'wizard.pre.resume',
  'pre-restart': 'wizard.pre.restart',
  'pre-restart-title': 'wizard.pre.restartTitle',
  'pre-restart-help': 'wizard.pre.restartHelp',
  'pre-restart-yes': 'wizard.pre.restartYes',
  'pre-restart-no': 'wizard.pre.restartNo',
  next: 'wizard.next',
  previous: 'wizard.previous',
  back: 'wizard.back',
  'to-summary': 'wizard.toSummary',
  'not-kept': 'wizard.notKept',
  'signed-out': 'wizard.signedOut',
  'signed-out-help': 'wizard.signedOutHelp',
  'sign-in': 'wizard.signIn',
  'without-account': 'wizard.withoutAccount',
  barred: 'wizard.barred',
  retry: 'common.retry',
  'listen-help': 'listen.help',
  'listen-language': 'listen.language',
  'listen-what': 'listen.what',
  'listen-photos': 'listen.photos',
  'listen-camera': 'listen.camera',
  'listen-where': 'listen.where',
  'listen-city': 'listen.city',
  'listen-district': 'listen.district',
  'listen-type-landmark': 'listen.typeLandmark',
  'list-failed': 'wizard.project.listFailed',
  'listen-when': 'listen.when',
  'listen-start-1': 'listen.start1',
  'listen-start-7': 'listen.start7',
  'listen-start-30': 'listen.start30',
  'listen-other-day': 'listen.otherDay',
  'listen-name': 'listen.name',
  'listen-type-name': 'listen.typeName',
  'listen-phone': 'listen.phone',
  'question-title': 'wizard.title.questions',
  'question-failed': 'wizard.question.failed',
  'question-describe': 'wizard.question.describe',
  'question-unknown': 'wizard.question.unknownTitle',
  'question-unknown-help': 'wizard.question.unknownHelp',
  'question-choose': 'wizard.question.choose',
  'question-several': 'wizard.question.several',
  'question-other': 'wizard.question.other',
  'question-missing': 'projects.answerRequired',
  'question-other-missing': 'projects.otherRequired',
  'project-title': 'wizard.title.project',
  'project-change-service': 'wizard.project.changeService',
  'project-description': 'wizard.project.description',
  'project-description-missing': 'projects.descriptionRequired',
  'project-place-missing': 'projects.addressRequired',
  'project-city-missing': 'projects.cityRequired',
  'project-district-missing': 'projects.districtRequired',
  'project-date-missing': 'projects.startDateRequired',
  'project-date-early': 'projects.startDateTooEarly',
  'project-days-missing': 'projects.contactDaysRequired',
  'project-hours-missing': 'projects.hoursRangeRequired',
  'project-hours-other-missing': 'projects.hoursOtherRequired',
  'voice-start': 'voiceNote.start',
  'voice-asking': 'voiceNote.asking',
  'voice-kept': 'voiceNote.kept',
  'voice-deleted': 'voiceNote.deleted',
  'voice-refused': 'voiceNote.refused',
  'voice-absent': 'voiceNote.absent',
  'voice-unsupported': 'voiceNote.unsupported',
  'voice-too-many': 'voiceNote.tooMany',
  'voice-agree': 'voice.agree',
  'voice-agree-hint': 'voice.agreeHint',
  'project-district-unknown': 'wizard.project.districtUnknown',
  'project-landmark': 'wizard.project.landmark',
  'project-landmark-hint': 'wizard.project.landmarkHint',
  'place-here': 'placeField.here',
  'place-here-hint': 'placeField.hereHint',
  'place-private': 'placeField.private',
  'place-refused': 'placeField.refused',
  'place-absent': 'placeField.absent',
  'place-outside': 'placeField.outside',
  'place-remove': 'placeField.remove',
  'project-start-date': 'wizard.project.startDate',
  'project-contact-days': 'wizard.project.contactDays',
  'project-hours': 'wizard.project.hoursRange',
  'person-title': 'wizard.title.person',
  'person-last-name': 'wizard.person.lastName',
  'person-phone': 'wizard.person.phoneNumber',
  'person-name-missing': 'auth.lastNameOrFirstNameRequired',
  'person-phone-missing': 'auth.phoneRequired',
  'person-phone-invalid': 'common.phoneInvalid',
  'summary-title': 'wizard.title.summary',
  'summary-intro': 'wizard.summary.intro',
  'summary-incomplete': 'wizard.summary.incomplete',
  'summary-service': 'wizard.summary.service',
  'summary-empty': 'wizard.summary.empty',
  'summary-account': 'wizard.summary.account',
  'summary-not-me': 'wizard.summary.notMe',
  'summary-edit': 'wizard.summary.edit',
  'summary-validate': 'wizard.summary.validate',
  'summary-sending': 'wizard.summary.sending',
  'wait-title': 'wizard.wait.titleNoName',
  'wait-sending': 'wizard.wait.sending',
  'wait-network': 'wizard.wait.network',
  'wait-server': 'wizard.wait.server',
  'wait-files': 'wizard.wait.filesNetwork',
  'wait-limit': 'wizard.wait.limit',
  'wait-now': 'wizard.wait.now',
  'wait-sign-in': 'wizard.wait.signInTitle',
  'wait-sign-in-request': 'wizard.wait.signIn',
  'wait-sign-in-files': 'wizard.wait.filesSignIn',
  'wait-arrived': 'wizard.wait.maybeArrived',
  'bar-network': 'wizard.bar.network',
  'bar-server': 'wizard.bar.server',
  'bar-sending': 'wizard.bar.sending',
  'bar-files': 'wizard.bar.files',
  'bar-sign-in': 'wizard.bar.signIn',
  'bar-refused': 'wizard.bar.refused',
  'bar-file-refused': 'wizard.bar.fileRefused',
  'not-saved': 'projects.saveFailed',
  'wait-refused': 'wizard.wait.refusedHelp',
  'wait-correct': 'wizard.wait.correct',
  'done-thanks': 'wizard.done.thanksNoName',
  'done-message': 'wizard.done.message',
  'done-reference': 'wizard.done.reference',
  'done-tracking-help': 'wizard.done.trackingHelp',
  'done-track': 'wizard.done.track',
  'done-steps': 'wizard.done.stepsTitle',
  'done-step-1': 'wizard.done.step1',
  'done-step-1-help': 'wizard.done.step1Help',
  'done-step-2': 'wizard.done.step2',
  'done-step-2-help': 'wizard.done.step2Help',
  'done-step-3': 'wizard.done.step3',
  'done-files': 'wizard.done.files',
  'done-new': 'wizard.done.new',
  'done-none': 'wizard.done.noneTitle',
  'done-none-help': 'wizard.done.noneHelp',
  begin: 'wizard.summary.nothingAction',
  'summary-nothing': 'wizard.summary.nothingTitle',
  'summary-see-sent': 'wizard.summary.seeSent',
} as const satisfies Record<string, TextKey>;

export type FormLine = keyof typeof formLines;

/** The days and the hours, by their place in `shared/projects/options.ts`. */
export type ChoiceLine = `day-${number}` | `hours-${number}`;

/** The key of a line, as the lists of sounds name it. */
export type Line = `step:${FormLine | ChoiceLine}` | `service:${string}` | `question:${string}` | `answer:${string}`;

/** The line of a sentence, by its text key; undefined where it is not said by the form alone. */
export function lineOfText(key: string): Line | undefined {
  const found = (Object.keys(formLines) as FormLine[]).find((name) => formLines[name] === key);
  return found && stepLine(found);
}

/** The choices of the form that are no sentences of a catalogue, by the value that is stored. */
export const choiceLines = {
  ...Object.fromEntries(contactDays.map((day, index) => [`day-${index}`, day])),
  ...Object.fromEntries(hourRanges.map(({ label }, index) => [`hours-${index}`, label])),
} as Readonly<Record<ChoiceLine, string>>;

export const stepLine = (name: FormLine | ChoiceLine): Line => `step:${name}`;
export const serviceLine = (id: string): Line => `service:${id}`;
export const questionLine = (id: string): Line => `question:${id}`;
export const answerLine = (id: string): Line => `answer:${id}`;

/** What is said: a fixed sentence, or the words of a row that an admin keeps. */
export const lineKinds = ['step', 'service', 'question', 'answer'] as const;

export const LINE_PATTERN =
  /^(?:step:[a-z0-9-]{1,40}|(?:service|question|answer):[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The language that is heard where a line has none in the chosen one. */
export const FALLBACK_LANGUAGE = 'Français';
