import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { t } from '../../texts.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';

/** Back to the list as it was left, or to the dashboard for who came by the address. */
export function BackButton() {
  const navigate = useNavigate();
  const cameFromList = Boolean(useLocation().state?.project);
  const label = (
    <>
      <Icon name="arrow-left" />
      {t('contractor.back')}
    </>
  );
  return cameFromList ? (
    <Button variant="secondary" onClick={() => navigate(-1)}>
      {label}
    </Button>
  ) : (
    <ButtonLink variant="secondary" to={paths.dashboard}>
      {label}
    </ButtonLink>
  );
}
