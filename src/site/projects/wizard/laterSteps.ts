/** The steps after the first, which come together: whoever began has them without a network. */
export { ConfirmationPage } from './ConfirmationPage.tsx';
export { PersonalInfoPage } from './PersonalInfoPage.tsx';
export { ProjectInfoPage } from './ProjectInfoPage.tsx';
export { QuestionPage, ServiceEntryPage } from './QuestionPage.tsx';
export { SummaryPage } from './SummaryPage.tsx';
