import './texts.ts';
import { t } from '../../texts.ts';
import { ProjectForm } from './steps/ProjectForm.tsx';
import { StepFrame } from './steps/StepFrame.tsx';

/** The project's details (specification §2.6): a third of the way. */
export function ProjectInfoPage() {
  return (
    <StepFrame title={t('wizard.title.project')} percent={33} resumable>
      {(draft) => <ProjectForm draft={draft} />}
    </StepFrame>
  );
}
