export { mountAdmin as mountApp } from './admin/AdminApp.tsx';
