import { formatGnf } from '../../shared/format/money.ts';
import { fr } from '../texts.ts';
import type { ProviderState } from './providers/provider.ts';
import type { SandboxSession } from './providers/sandbox.ts';

export const sandboxActions = ['pay', 'fail', 'cancel', 'late', 'lost', 'double'] as const;

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; color: #1b1b1b; background: #fff; margin: 0 auto; padding: 24px 16px; max-width: 480px }
  h1 { font-size: 24px; margin: 0 0 8px }
  strong { font-size: 20px }
  button, a.leave { display: block; box-sizing: border-box; width: 100%; min-height: 48px; margin: 12px 0; padding: 10px 16px; font: inherit;
    text-align: center; text-decoration: none; color: #1b1b1b; background: #fff; border: 1px solid #595959; border-radius: 8px; cursor: pointer }
  button.first { color: #fff; background: #0b5d3b; border-color: #0b5d3b }
  :focus-visible { outline: 3px solid #0b5d3b; outline-offset: 2px }`;

/** The page of the sandbox: what is to be paid, and one button for each thing that can happen. */
export function sandboxPage(session: SandboxSession, state: ProviderState): string {
  const isOpen = state === 'Open';
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text(fr('sandbox.title'))}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${text(fr('sandbox.title'))}</h1>
<p>${text(session.description)}</p>
<p><strong>${text(fr('sandbox.amount', { amount: formatGnf(session.amount) }))}</strong></p>
${isOpen ? choices(session) : ending(session, state)}
</main>
</body>
</html>`;
}

function choices({ token, cancelUrl }: SandboxSession): string {
  const buttons = sandboxActions.map(
    (action) =>
      `<button type="submit"${action === 'pay' ? ' class="first"' : ''} formaction="/sandbox-payment/${text(token)}/${action}">${text(fr(`sandbox.${action}`))}</button>`,
  );
  return `<p>${text(fr('sandbox.intro'))}</p>
<form method="post">
${buttons.join('\n')}
</form>
<a class="leave" href="${text(new URL(cancelUrl).origin)}/">${text(fr('sandbox.abandon'))}</a>`;
}

function ending({ returnUrl }: SandboxSession, state: ProviderState): string {
  const over = state === 'Open' || state === 'Pending' ? 'Expired' : state;
  return `<p>${text(fr(`sandbox.over.${over}`))}</p>
<a class="leave" href="${text(returnUrl)}">${text(fr('sandbox.back'))}</a>`;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const text = (value: string): string => value.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter);
