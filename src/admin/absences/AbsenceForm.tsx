import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Form, useTranslate } from 'react-admin';
import { absenceSchema } from '../../shared/absences/schemas.ts';
import type { AbsencesOfPerson } from '../../shared/absences/views.ts';
import { isoDate } from '../../shared/format/dates.ts';
import { FormField } from '../forms/FormField.tsx';
import { FormSync } from '../forms/FormSync.tsx';
import { errorsByField } from '../forms/formErrors.ts';

interface Typed {
  fromDay: string;
  untilDay: string;
  standInId: string;
}

interface Props {
  colleagues: AbsencesOfPerson['colleagues'];
  /** Gives back errors by field. */
  save: (typed: Typed) => Promise<Record<string, unknown> | undefined>;
}

/** In a dialog below each other, on a screen of its own beside each other: a day is never cut. */
const asWideAsNeeded = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
} as const;

const empty = { id: 'absence', fromDay: '', untilDay: '', standInId: '' };

/** From when until when, and who stands in. It is empty again once it was saved. */
export function AbsenceForm({ colleagues, save }: Props) {
  const translate = useTranslate();
  const [isBusy, setBusy] = useState(false);
  const [saved, setSaved] = useState(0);
  const submit = async (values: object) => {
    setBusy(true);
    const { id: _, ...typed } = { ...empty, ...values };
    const errors = await save(typed);
    setBusy(false);
    if (!errors) setSaved(saved + 1);
    return errors;
  };
  const today = isoDate(new Date());
  return (
    <Form
      key={saved}
      noValidate
      record={empty}
      validate={(typed) => errorsByField(absenceSchema.safeParse(typed))}
      onSubmit={submit}
    >
      <Stack sx={{ gap: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>
        <Typography sx={{ fontWeight: 600 }}>{translate('absences.add')}</Typography>
        <Box sx={asWideAsNeeded}>
          <FormField required source="fromDay" type="date" min={today} />
          <FormField required source="untilDay" type="date" min={today} />
          <FormField
            source="standInId"
            choices={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
            none={translate('absences.anybody')}
          />
        </Box>
        <Button
          type="submit"
          variant="contained"
          disabled={isBusy}
          aria-busy={isBusy}
          sx={{ alignSelf: { sm: 'flex-start' } }}
        >
          {translate('absences.save')}
        </Button>
      </Stack>
      <FormSync name="absence" values={empty} saved={undefined} />
    </Form>
  );
}
