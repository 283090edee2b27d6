import { useTranslate } from 'react-admin';
import { ListScreen } from '../lists/ListScreen.tsx';
import { ScreenRequired } from '../ui/ScreenRequired.tsx';
import { ManyActs } from './ManyActs.tsx';
import { ProjectFilters } from './ProjectFilters.tsx';
import { useProjectColumns } from './useProjectColumns.tsx';

/** Every project, for an admin, the newest first. */
export function AllProjectList() {
  const translate = useTranslate();
  return (
    <ScreenRequired resource="all-projects">
      <ListScreen
        title={translate('desk.allTitle')}
        intro={translate('desk.allIntro')}
        filters={<ProjectFilters />}
        columns={useProjectColumns()}
        sort={{ field: 'submissionDate', order: 'DESC' }}
        exportAt={{ path: '/admin/projects/export' }}
        selectionActs={<ManyActs />}
        empty={translate('agent.empty')}
      />
    </ScreenRequired>
  );
}
