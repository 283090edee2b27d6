import { expect, it } from 'vitest';
import { runCheck, temporaryTree } from './temporaryTree.ts';

const frame = {
  'src/shared/layout/texts.ts': `export const layoutTexts = { 'layout.menu': 'Menu' } as const;\n`,
  'src/shared/staff/texts.ts': `export const staffTexts = {
  'resources.staff.fields.role': 'Rôle', 'staff.title': 'Personnel', 'staff.state.Active': 'Actif',
  'staff.nameRequired': 'Indiquez un nom', 'staff.cityRequired': 'Indiquez une ville',
} as const;\n`,
  'src/shared/staff/schemas.ts': `export const person = required('staff.nameRequired');
export const place = required('staff.cityRequired');\n`,
  'src/admin/providers/i18nProvider.ts': `import { layoutTexts } from '../../shared/layout/texts.ts';
export function addTexts(...catalogues) {}
addTexts(layoutTexts);\n`,
  'src/admin/texts/staff.ts': `import { staffTexts } from '../../shared/staff/texts.ts';
import { addTexts } from '../providers/i18nProvider.ts';
addTexts(staffTexts);\n`,
  'src/admin/staff/index.ts': `export const staff = {
  name: 'staff',
  list: lazy(() => import('./StaffList.tsx')),
};\n`,
  'src/mountAdmin.ts': `import './admin/providers/i18nProvider.ts';\nimport { staff } from './admin/staff/index.ts';\n`,
};
const screen = (body: string, imports = `import '../texts/staff.ts';`) => ({
  ...frame,
  'src/admin/staff/StaffList.tsx': `${imports}\nexport const StaffList = () => ${body};\n`,
});
const check = (files: Record<string, string>) => runCheck('screen texts', temporaryTree(files));

it('passes a screen that brings what it says, or says what the frame brought', () => {
  expect(check(screen(`translate('staff.title') + translate('layout.menu')`))).toEqual({ code: 0, output: '' });
});

it.each([
  ['a key', `translate('staff.title')`, 'staff.title'],
  ['a key that it hands on', `<Page title="staff.title" />`, 'staff.title'],
  ['one of the keys that it puts together', `translate(\`staff.state.\${state}\`)`, 'staff.state.Active'],
  ['the label of a field of its record', 'null', 'resources.staff.fields.role'],
])('finds %s that nothing brings', (_what, body, key) => {
  const { code, output } = check(screen(body, ''));
  expect(code).not.toBe(0);
  expect(output).toContain(`nothing that is loaded with it brings '${key}'`);
});

it('finds what the rules of its form say, and not what those of another form say', () => {
  const imports = `import { person } from '../../shared/staff/schemas.ts';`;
  const { output } = check(screen('<Form schema={person} />', imports));
  expect(output).toContain("brings 'staff.nameRequired', which src/shared/staff/schemas.ts names");
  expect(output).not.toContain('staff.cityRequired');
});

it('finds what the frame says and only a screen brings', () => {
  const menu = { 'src/admin/layout/Menu.tsx': `export const Menu = () => translate('staff.title');\n` };
  const mount = `${frame['src/mountAdmin.ts']}import './admin/layout/Menu.tsx';\n`;
  const { output } = check({ ...screen('null'), ...menu, 'src/mountAdmin.ts': mount });
  expect(output).toContain("src/admin/layout/Menu.tsx: 'staff.title' is not in the first load");
});

it('finds a key that no catalogue has', () => {
  expect(check(screen(`translate('staff.titel')`)).output).toContain("no catalogue has 'staff.titel'");
});

it('does not pass for want of screens', () => {
  expect(check({})).toMatchObject({ code: 1 });
  expect(check({ 'src/mountAdmin.ts': '' })).toMatchObject({ code: 1, output: 'No screen found\n' });
});
