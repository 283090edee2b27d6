import type { EnterpriseFiguresItem, PackageOutlook } from '../../shared/enterpriseFigures/views.ts';
import { formatDate } from '../../shared/format/dates.ts';
import type { CsvColumn } from '../http/csv.ts';
import { fr } from '../texts.ts';

/** The columns of the file; `months` are those that each row has. Amounts in GNF, the reaction in hours. */
export const figuresColumns = (months: readonly string[]): CsvColumn<EnterpriseFiguresItem>[] => [
  { header: fr('enterpriseFigures.name'), value: ({ name }) => name },
  { header: fr('enterpriseFigures.status'), value: ({ status }) => fr(`enterprises.state.${status}`) },
  { header: fr('enterpriseFigures.reactionFile'), value: (row) => reactionOf(row) },
  { header: fr('enterpriseFigures.contacted'), value: ({ contacted }) => contacted },
  { header: fr('enterpriseFigures.accepted'), value: ({ accepted }) => accepted },
  { header: fr('enterpriseFigures.quoted'), value: ({ quoted }) => quoted },
  { header: fr('enterpriseFigures.hired'), value: ({ hired }) => hired },
  { header: fr('enterpriseFigures.score'), value: ({ score }) => score.value },
  { header: fr('enterpriseFigures.reviews'), value: ({ score }) => score.count },
  { header: fr('enterpriseFigures.complaints'), value: ({ complaints }) => complaints },
  {
    header: fr('enterpriseFigures.lastSeenAt'),
    value: ({ lastSeenAt }) => (lastSeenAt ? formatDate(lastSeenAt) : fr('enterpriseFigures.never')),
  },
  { header: fr('enterpriseFigures.package'), value: ({ packageName }) => packageName },
  { header: fr('enterpriseFigures.endsAt'), value: ({ endsAt }) => endsAt && formatDate(endsAt) },
  { header: fr('enterpriseFigures.expected'), value: ({ expected }) => expected },
  { header: fr('enterpriseFigures.paidGnf'), value: ({ paid }) => paid },
  ...months.map((month, index) => ({
    header: fr('enterpriseFigures.paidIn', { month: month.slice(0, 7) }),
    value: (row: EnterpriseFiguresItem) => row.months[index]?.paid,
  })),
];

const reactionOf = ({ contacted, reactionHours }: EnterpriseFiguresItem) => {
  if (contacted === 0) return null;
  return reactionHours ?? fr('enterpriseFigures.overWeek');
};

export const situationColumns: CsvColumn<PackageOutlook['situations'][number]>[] = [
  {
    header: fr('enterpriseFigures.situation'),
    value: ({ situation }) => fr(`enterpriseFigures.situation.${situation}`),
  },
  { header: fr('outlook.enterprises'), value: ({ enterprises }) => enterprises },
];

export const monthColumns: CsvColumn<PackageOutlook['months'][number]>[] = [
  { header: fr('outlook.month'), value: ({ month }) => month },
  { header: fr('outlook.paidGnf'), value: ({ paid }) => paid },
  { header: fr('outlook.renewals'), value: ({ renewals }) => renewals },
  { header: fr('outlook.expectedGnf'), value: ({ expected }) => expected },
];
