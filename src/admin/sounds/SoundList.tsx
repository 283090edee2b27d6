import { Box, Button, Stack, Typography } from '@mui/material';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import { FALLBACK_LANGUAGE, lineKinds } from '../../shared/sounds/lines.ts';
import type { SoundLine } from '../../shared/sounds/views.ts';
import { useLanguages, useServices } from '../forms/choices.tsx';
import type { Column } from '../lists/column.ts';
import { FilterBar } from '../lists/FilterBar.tsx';
import { FilterChoice, FilterSearch } from '../lists/filters.tsx';
import { ListScreen } from '../lists/ListScreen.tsx';
import { Picture } from '../ui/Picture.tsx';
import { KeptSounds } from './KeptSounds.tsx';
import { MissingCount } from './MissingCount.tsx';
import { NewSound } from './NewSound.tsx';
import '../texts/sounds.ts';
import '../texts/editing.ts';

/** What is said in the request form, to be heard and seen by who does not read (docs/decisions/0097). */
export function SoundList() {
  const translate = useTranslate();
  return (
    <ListScreen<SoundLine>
      title={translate('sounds.title')}
      intro={translate('sounds.intro')}
      filters={
        <>
          <MissingCount />
          <Filters />
        </>
      }
      columns={useColumns()}
      sort={{ field: 'position', order: 'ASC' }}
      empty={translate('sounds.empty')}
      exportAt={{ path: '/admin/sounds/export' }}
    />
  );
}

function Filters() {
  const translate = useTranslate();
  const languages = useLanguages().choices;
  return (
    <FilterBar
      lead={
        <FilterChoice
          name="languageId"
          label={translate('sounds.language')}
          none={FALLBACK_LANGUAGE}
          choices={languages.filter(({ label }) => label !== FALLBACK_LANGUAGE)}
        />
      }
    >
      <FilterSearch label={translate('sounds.search')} hint={translate('sounds.searchHint')} />
      <FilterChoice
        name="missing"
        label={translate('sounds.missing')}
        none={translate('sounds.all')}
        choices={(['any', 'sound', 'picture'] as const).map((value) => ({
          value,
          label: translate(`sounds.missing.${value}`),
        }))}
      />
      <FilterChoice
        name="serviceId"
        label={translate('sounds.service')}
        none={translate('sounds.all')}
        choices={useServices().choices}
      />
      <FilterChoice
        name="kind"
        label={translate('sounds.kind')}
        none={translate('sounds.all')}
        choices={lineKinds.map((value) => ({ value, label: translate(`sounds.kind.${value}`) }))}
      />
    </FilterBar>
  );
}

function useColumns(): Column<SoundLine>[] {
  const translate = useTranslate();
  return [
    {
      name: 'words',
      label: translate('sounds.words'),
      role: 'title',
      nameOf: ({ words }) => words,
      render: ({ words, question }) => (
        <Box sx={{ minWidth: { md: '14rem' }, overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
          {words}
          {question ? (
            <Typography component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem' }}>
              {question}
            </Typography>
          ) : null}
        </Box>
      ),
    },
    { name: 'kind', label: translate('sounds.kind'), render: ({ kind }) => translate(`sounds.kind.${kind}`) },
    {
      name: 'service',
      label: translate('sounds.service'),
      from: 'lg',
      render: ({ service }) => service?.nameFr ?? translate('sounds.form'),
    },
    { name: 'picture', label: translate('sounds.picture'), render: (line) => <LinePicture line={line} /> },
    {
      name: 'sounds',
      label: translate('sounds.sounds'),
      role: 'action',
      render: (line) => (
        <Stack sx={{ gap: 1, py: 0.5 }}>
          <KeptSounds line={line} />
          <NewSound line={line} />
        </Stack>
      ),
    },
  ];
}

/** Chosen on the page of the service, an answer's with its question. */
function LinePicture({ line: { kind, words, picture, service } }: { line: SoundLine }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  if ((kind !== 'answer' && kind !== 'service') || !service) return '–';
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      {picture ? (
        <>
          <Picture name={picture} />
          {translate(`picture.${picture}`)}
        </>
      ) : (
        <Button
          size="small"
          component={LinkBase}
          to={createPath({ resource: 'services', type: 'edit', id: service.id })}
          aria-label={translate('sounds.choosePictureOf', { name: words })}
        >
          {translate('sounds.choosePicture')}
        </Button>
      )}
    </Stack>
  );
}
