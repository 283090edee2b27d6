import { Alert, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { formatGnf, readAmount } from '../../shared/format/money.ts';
import { ADVANTAGE_MAX, MAX_ADVANTAGES, PACKAGE_NAME_MAX } from '../../shared/packages/adminSchemas.ts';
import type { ManagedPackage } from '../../shared/packages/adminViews.ts';
import { ContentForm } from '../editing/ContentForm.tsx';
import { TextRows } from '../editing/TextRows.tsx';
import { FormField, FormSwitch } from '../forms/FormField.tsx';
import { Section } from '../ui/Section.tsx';
import { bodyOf, changesTerms, type PackageValues, validate, valuesOf } from './packageForm.ts';

/** What a package costs, allows and promises. */
export function PackageForm({ row }: { row?: ManagedPackage }) {
  const translate = useTranslate();
  return (
    <ContentForm<ManagedPackage, PackageValues>
      resource="packages"
      row={row}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      validate={validate}
    >
      <Section title={translate('packageAdmin.section')}>
        <Terms />
        {row ? <Kept row={row} /> : null}
      </Section>
      <Section title={translate('packageAdmin.promise')}>
        <TextRows
          source="advantages"
          line="packageAdmin.advantage"
          add="packageAdmin.addAdvantage"
          max={MAX_ADVANTAGES}
          maxLength={ADVANTAGE_MAX}
        />
        <FormSwitch source="isActive" hint={translate('packageAdmin.activeHint')} />
      </Section>
    </ContentForm>
  );
}

function Terms() {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
      <FormField required source="nameFr" maxLength={PACKAGE_NAME_MAX} />
      <Amount required source="monthlyPrice" />
      <FormField source="monthlyAcceptances" inputMode="numeric" hint={translate('packageAdmin.unlimited')} />
      <Box sx={{ display: { xs: 'none', sm: 'block' } }} />
      <Amount source="minBudget" />
      <Amount source="maxBudget" />
    </Box>
  );
}

/** An amount in GNF, read back with its thousands apart: a zero too many is seen. */
function Amount({
  source,
  required = false,
}: {
  source: 'monthlyPrice' | 'minBudget' | 'maxBudget';
  required?: boolean;
}) {
  const translate = useTranslate();
  const amount = readAmount(useWatch<PackageValues, typeof source>({ name: source }) ?? '');
  const help = translate(required ? 'packageAdmin.inGnf' : 'packageAdmin.noLimit');
  const hint = Number.isNaN(amount) ? help : formatGnf(amount);
  return <FormField required={required} source={source} inputMode="numeric" hint={hint} />;
}

/** Who has bought keeps what they bought: said always, and stronger where it is about to matter. */
function Kept({ row }: { row: ManagedPackage }) {
  const translate = useTranslate();
  const values = useWatch() as PackageValues;
  const isChanging = changesTerms(row, values);
  return (
    <Alert severity={isChanging ? 'warning' : 'info'}>
      {translate('packageAdmin.running', { smart_count: row.running })} {translate('packageAdmin.kept')}
    </Alert>
  );
}
