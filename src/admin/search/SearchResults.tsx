import { Box, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Hit, HitGroup } from './hits.ts';

interface Props {
  id: string;
  groups: readonly HitGroup[];
  chosen: Hit | undefined;
  onPoint: (hit: Hit) => void;
  onOpen: (hit: Hit) => void;
}

/** The lines by kind. The field keeps the focus and names the chosen one. */
export function SearchResults({ id, groups, chosen, onPoint, onOpen }: Props) {
  const translate = useTranslate();
  return (
    <div id={id} role="listbox" aria-label={translate('search.results')}>
      {groups.map((group) => (
        <Group key={group.kind} group={group} chosen={chosen} onPoint={onPoint} onOpen={onOpen} />
      ))}
    </div>
  );
}

type GroupProps = Omit<Props, 'id' | 'groups'> & { group: HitGroup };

function Group({ group: { kind, hits, hasMore }, chosen, onPoint, onOpen }: GroupProps) {
  const translate = useTranslate();
  const title = translate(`search.kind.${kind}`);
  return (
    <Box role="group" aria-label={title} sx={{ mt: 1 }}>
      <Typography aria-hidden sx={{ fontWeight: 700, fontSize: '0.875rem', color: 'text.secondary', px: 1 }}>
        {title}
      </Typography>
      {hits.map((hit) => (
        <Line
          key={hit.id}
          hit={hit}
          isChosen={hit.id === chosen?.id}
          onPoint={() => onPoint(hit)}
          onOpen={() => onOpen(hit)}
        />
      ))}
      {hasMore ? (
        <Typography aria-hidden sx={{ px: 1, py: 0.5, fontSize: '0.875rem', color: 'text.secondary' }}>
          {translate('search.more')}
        </Typography>
      ) : null}
    </Box>
  );
}

interface LineProps {
  hit: Hit;
  isChosen: boolean;
  onPoint: () => void;
  onOpen: () => void;
}

function Line({ hit, isChosen, onPoint, onOpen }: LineProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <Box
      ref={line}
      id={hit.id}
      role="option"
      aria-selected={isChosen}
      onMouseMove={isChosen ? undefined : onPoint}
      onClick={onOpen}
      sx={{
        minHeight: 44,
        px: 1,
        py: 0.75,
        borderRadius: 1,
        cursor: 'pointer',
        bgcolor: isChosen ? 'action.selected' : 'transparent',
        boxShadow: isChosen ? (theme) => `inset 3px 0 0 ${theme.palette.primary.main}` : 'none',
      }}
    >
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{hit.title}</Typography>
      <Typography sx={{ fontSize: '0.875rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {hit.detail}
      </Typography>
    </Box>
  );
}
