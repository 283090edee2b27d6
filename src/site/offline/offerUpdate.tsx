import { createRoot, type Root } from 'react-dom/client';
import { UpdateOffer } from './UpdateOffer.tsx';

let root: Root | undefined;

/** Says in a corner of whatever page is open that a new version is ready. Asked again, the newer act takes the place. */
export function offerUpdate(accept: () => void): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  const withdraw = () => {
    root?.unmount();
    root = undefined;
  };
  root.render(<UpdateOffer onAccept={accept} onLater={withdraw} />);
}
