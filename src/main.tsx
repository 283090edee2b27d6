import { mountApp } from './mountApp.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw in');
void mountApp(root);
