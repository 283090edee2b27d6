import { Box, FormControlLabel, Stack, Switch, type Theme, Typography, useMediaQuery } from '@mui/material';
import { useEffect, useState } from 'react';
import { ListBase, useListContext, useStore, useTranslate } from 'react-admin';
import type { FollowUpItem } from '../../shared/followUps/views.ts';
import { OwnAbsences } from '../absences/OwnAbsences.tsx';
import { ListFiltersProvider } from '../lists/ListFilters.tsx';
import { ListPages } from '../lists/ListPages.tsx';
import { ListState } from '../lists/ListState.tsx';
import { useKeptState } from '../providers/keptState.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { ScreenRequired } from '../ui/ScreenRequired.tsx';
import { FollowUpFilters } from './FollowUpFilters.tsx';
import { FollowUpPanel } from './FollowUpPanel.tsx';
import { FollowUpRows } from './FollowUpRows.tsx';
import { useChosen } from './useChosen.ts';
import '../texts/followUps.ts';

const READ_AGAIN_MS = 60_000;
/** The second press of a double click comes within that: it is not meant for the client who has come in between. */
const DOUBLE_PRESS_MS = 700;

/** What customer service has to do next, one after the other: call, say what came of it, go on (design §11). */
export function FollowUpDesk() {
  const translate = useTranslate();
  return (
    <ScreenRequired resource="follow-ups">
      <ListBase
        sort={{ field: 'dueAt', order: 'ASC' }}
        perPage={25}
        exporter={false}
        filterDefaultValues={{ due: 'overdue' }}
        queryOptions={{ onError: () => undefined, refetchInterval: READ_AGAIN_MS }}
      >
        <PageHeading
          isCompact
          title={translate('followUps.menu')}
          intro={translate('followUps.hint')}
          actions={<OwnAbsences />}
        />
        <ListFiltersProvider>
          <Stack sx={{ gap: 1 }}>
            <FollowUpFilters />
            <Work />
          </Stack>
        </ListFiltersProvider>
      </ListBase>
    </ScreenRequired>
  );
}

/** The rows, and the one that is taken up: beside them, or on a phone right below its row. */
function Work() {
  const translate = useTranslate();
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const { data: rows = [] } = useListContext<FollowUpItem>();
  const [chosenId, choose] = useKeptState<string | undefined>('chosen', undefined);
  const [hasKeys, setKeys] = useStore('followUps.keys', true);
  const { chosen, isGone } = useChosen(rows, chosenId);
  const after = (id: string | undefined) => rows[rows.findIndex((row) => row.id === id) + 1]?.id ?? rows[0]?.id;
  // Whom the desk itself leads to: whoever works by keyboard or hears the screen begins there.
  const [ledToId, setLedToId] = useState<string>();
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    const timer = isResting ? setTimeout(() => setResting(false), DOUBLE_PRESS_MS) : undefined;
    return () => clearTimeout(timer);
  }, [isResting]);
  const pick = (id: string) => {
    setLedToId(undefined);
    choose(id);
  };
  const next = () => {
    const nextId = after(chosenId);
    setLedToId(nextId);
    choose(nextId);
  };
  /** The answer to a call may come late: whoever has taken up another row stays there. */
  const goOn = (doneId: string) => {
    const nextId = after(doneId);
    setResting(true);
    setLedToId(nextId);
    choose((now) => (now === doneId ? nextId : now));
  };
  const panel =
    chosen || rows.length > 0 ? (
      <FollowUpPanel
        key={chosen?.id}
        item={chosen}
        isGone={isGone}
        isLedTo={chosen?.id === ledToId}
        isResting={isResting}
        hasKeys={hasKeys}
        onNext={next}
        onDone={goOn}
      />
    ) : null;
  return (
    <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: isWide && panel ? wide : narrow }}>
      <Box sx={{ minWidth: 0 }}>
        {isWide || (chosen && !isGone) ? null : panel}
        <ListState empty={translate('followUps.empty')}>
          <FollowUpRows rows={rows} chosenId={chosen?.id} onChoose={pick} below={isWide ? null : panel} />
          <ListPages />
        </ListState>
      </Box>
      {isWide && panel ? (
        <Box sx={beside}>
          <FormControlLabel
            control={<Switch checked={hasKeys} onChange={(_, checked) => setKeys(checked)} />}
            label={translate('followUps.keys')}
            sx={{ minHeight: 44, ml: 0 }}
          />
          {hasKeys ? (
            <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {translate('followUps.keysHint')}
            </Typography>
          ) : null}
          {panel}
        </Box>
      ) : null}
    </Box>
  );
}

const beside = {
  position: 'sticky',
  top: 56,
  minWidth: 0,
  maxHeight: 'calc(100vh - 64px)',
  overflowY: 'auto',
  px: 0.5,
} as const;
const wide = 'minmax(0, 3fr) minmax(0, 2fr)';
const narrow = 'minmax(0, 1fr)';
