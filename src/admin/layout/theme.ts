import { createElement } from 'react';
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { DownIcon } from '../ui/icons.tsx';

/**
 * The site's colours: laterite earth, forest green and river sand. Text pairs are at least 4.5:1, control edges 3:1.
 */
interface Colours {
  ground: string;
  surface: string;
  text: string;
  textSoft: string;
  line: string;
  lineStrong: string;
  green: string;
  greenStrong: string;
  greenSoft: string;
  onGreen: string;
  terracotta: string;
  terracottaStrong: string;
  onTerracotta: string;
  info: string;
  success: string;
  warning: string;
  danger: string;
  night: string;
}

const light: Colours = {
  ground: '#fbf7f0',
  surface: '#ffffff',
  text: '#1c2a23',
  textSoft: '#4f5b54',
  line: '#e2d6c3',
  lineStrong: '#857a69',
  green: '#0e5a42',
  greenStrong: '#0a4532',
  greenSoft: '#e1efe7',
  onGreen: '#ffffff',
  terracotta: '#a8421c',
  terracottaStrong: '#8a3415',
  onTerracotta: '#ffffff',
  info: '#1b4d77',
  success: '#17613a',
  warning: '#7a4b00',
  danger: '#a9231c',
  night: '#0b3b2c',
};

const dark: Colours = {
  ground: '#101915',
  surface: '#18231e',
  text: '#f1ece2',
  textSoft: '#b7c2b9',
  line: '#31423a',
  lineStrong: '#7f9187',
  green: '#72d0a2',
  greenStrong: '#93dfba',
  greenSoft: '#1b3a2d',
  onGreen: '#06271a',
  terracotta: '#f0996b',
  terracottaStrong: '#f6b18d',
  onTerracotta: '#351303',
  info: '#9cc8ee',
  success: '#86d7a4',
  warning: '#efc56f',
  danger: '#ff9d94',
  night: '#0b2c21',
};

const TOUCH = 44;
/** Narrower is a phone: beside a menu the page would have too little room, as on a laptop at 200 %. */
const PHONE_BELOW = 720;
/** As wide as its words, which grow with the text of the browser, and leaving the page its room. */
const openMenu = {
  width: 'clamp(240px, 15rem, 40vw)',
  [`@media (max-width: ${PHONE_BELOW - 0.05}px)`]: { width: 'clamp(240px, 15rem, 85vw)' },
};
/** Where text is large for the screen, as in the site's base.css. */
export const LARGE_TEXT = '@media (max-width: 19.99rem)';
const ON_NIGHT = '#fbf5ea';

const font = "'Figtree', 'Figtree as Roboto', 'Figtree as Arial', 'Noto Sans', sans-serif";

export const lightTheme = themeOf(light, defaultLightTheme, 'light');
export const darkTheme = themeOf(dark, defaultDarkTheme, 'dark');

function themeOf(colours: Colours, base: RaThemeOptions, mode: 'light' | 'dark'): RaThemeOptions {
  return {
    ...base,
    palette: {
      mode,
      primary: { main: colours.green, dark: colours.greenStrong, contrastText: colours.onGreen },
      secondary: { main: colours.terracotta, dark: colours.terracottaStrong, contrastText: colours.onTerracotta },
      background: { default: colours.ground, paper: colours.surface },
      text: { primary: colours.text, secondary: colours.textSoft },
      divider: colours.line,
      info: { main: colours.info },
      success: { main: colours.success },
      warning: { main: colours.warning },
      error: { main: colours.danger },
    },
    shape: { borderRadius: 10 },
    breakpoints: { values: { xs: 0, sm: PHONE_BELOW, md: 900, lg: 1200, xl: 1536 } },
    sidebar: { width: 240, closedWidth: 60 },
    typography: {
      fontFamily: font,
      h1: { fontSize: '1.625rem', fontWeight: 700, lineHeight: 1.25 },
      h2: { fontSize: '1.125rem', fontWeight: 700, lineHeight: 1.3 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: { ...base.components, ...componentsOf(colours) },
  };
}

function componentsOf(colours: Colours): RaThemeOptions['components'] {
  const outline = { outline: `3px solid ${colours.terracotta}`, outlineOffset: 2 };
  return {
    MuiCssBaseline: {
      styleOverrides: {
        html: { scrollPaddingBlock: '4.5rem 6rem' },
        body: { overflowWrap: 'break-word' },
        ':focus-visible': outline,
        // What is chosen, where the system gives the colours: backgrounds are gone there.
        '@media (forced-colors: active)': {
          '.RaMenuItemLink-active, .MuiMenuItem-root.Mui-selected, .MuiTabs-indicator, .MuiLinearProgress-bar': {
            forcedColorAdjust: 'none',
            color: 'SelectedItemText !important',
            backgroundColor: 'SelectedItem !important',
          },
        },
        [LARGE_TEXT]: { body: { overflowWrap: 'anywhere', hyphens: 'auto' } },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': { animationDuration: '0.01ms !important', transitionDuration: '0s !important' },
        },
      },
    },
    MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: { '&:focus-visible': outline } } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { minHeight: TOUCH, paddingInline: 16, whiteSpace: 'nowrap', [LARGE_TEXT]: { whiteSpace: 'normal' } },
      },
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: TOUCH, minHeight: TOUCH } } },
    MuiCheckbox: { styleOverrides: { root: { minWidth: TOUCH, minHeight: TOUCH } } },
    MuiFormControlLabel: { styleOverrides: { root: { minHeight: TOUCH } } },
    MuiTablePagination: { styleOverrides: { input: { minWidth: TOUCH, minHeight: TOUCH } } },
    // Words wrap; a box that may scroll by a pixel would have to be reachable by keyboard.
    MuiAlert: { styleOverrides: { message: { overflow: 'visible' } } },
    // As high as its words, which grow with the text of the browser.
    MuiChip: { styleOverrides: { sizeSmall: { height: 'auto', minHeight: 24 } } },
    MuiMenuItem: { styleOverrides: { root: { minHeight: TOUCH } } },
    MuiTextField: { defaultProps: { variant: 'outlined', fullWidth: true, margin: 'none' } },
    MuiFormControl: { defaultProps: { variant: 'outlined', fullWidth: true, margin: 'none' } },
    // What it says is to be read, also below a field that is not to be changed.
    MuiFormHelperText: { styleOverrides: { root: { '&.Mui-disabled': { color: colours.textSoft } } } },
    // Safari writes today's date in an empty field, and pales it by the field's own ground: black where there is none.
    MuiInputBase: { styleOverrides: { input: { '&[type^=date]': { backgroundColor: 'rgb(255 255 255 / 0)' } } } },
    MuiInputLabel: { styleOverrides: { root: { color: colours.textSoft } } },
    MuiOutlinedInput: {
      styleOverrides: { root: { minHeight: TOUCH }, notchedOutline: { borderColor: colours.lineStrong } },
    },
    // Of a phone nearly the whole width.
    MuiDialog: {
      styleOverrides: {
        root: {
          '@media (max-width: 507.95px)': {
            '& .MuiDialog-paper:not(.MuiDialog-paperFullScreen)': {
              margin: 16,
              width: 'calc(100% - 32px)',
              maxWidth: 'calc(100% - 32px)',
              maxHeight: 'calc(100% - 32px)',
            },
          },
        },
      },
    },
    MuiDialogTitle: {
      styleOverrides: { root: { fontSize: '1.1875rem', fontWeight: 700, lineHeight: 1.3, overflowWrap: 'anywhere' } },
    },
    // The buttons end where the content does.
    MuiDialogActions: { styleOverrides: { root: { flexWrap: 'wrap', rowGap: 8, padding: '8px 24px 20px' } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderColor: colours.line, borderRadius: 14 } },
    },
    MuiAppBar: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundColor: colours.night, color: ON_NIGHT, backgroundImage: 'none' } },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: colours.line, [LARGE_TEXT]: { overflowWrap: 'normal' } },
        head: { fontWeight: 700 },
        sizeSmall: { paddingBlock: 8, paddingInline: 14 },
      },
    },
    MuiLink: { defaultProps: { underline: 'always' } },
    RaLayout: {
      styleOverrides: {
        root: {
          minWidth: 0,
          '& .RaLayout-content': { minWidth: 0, padding: '12px 16px 48px' },
          // The bar over the page is as high as its text.
          '& .RaLayout-appFrame': { marginTop: '3rem' },
        },
      },
    },
    // Of a phone's width, as of a screen enlarged to it, the icon is all there is of the button.
    RaSkipNavigationButton: {
      defaultProps: { children: createElement(DownIcon) },
      styleOverrides: {
        root: {
          '&, &:hover': { backgroundColor: colours.green, color: colours.onGreen, opacity: 1 },
        },
      },
    },
    RaSidebar: {
      styleOverrides: {
        root: { '&.RaSidebar-open .MuiPaper-root, &.MuiDrawer-modal .MuiPaper-root': openMenu },
      },
    },
    RaMenu: { styleOverrides: { root: { '&.RaMenu-open': openMenu } } },
    RaMenuItemLink: {
      styleOverrides: {
        root: {
          minHeight: TOUCH,
          // On a wide screen lower, for a mouse: a tablet and a telephone held sideways are wide too.
          '@media (pointer: coarse)': { minHeight: TOUCH },
          color: colours.text,
          borderRadius: 10,
          margin: '2px 8px',
          '& .RaMenuItemLink-icon': { minWidth: 36, color: 'inherit' },
          // A name that is longer than the menu, where text is large, is read whole.
          '.RaMenu-open & .MuiTypography-root': { whiteSpace: 'normal', overflowWrap: 'anywhere', hyphens: 'auto' },
          '&.RaMenuItemLink-active': {
            backgroundColor: colours.greenSoft,
            color: colours.greenStrong,
            fontWeight: 700,
          },
        },
      },
    },
  };
}
