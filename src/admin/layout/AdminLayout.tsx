import { Layout, type LayoutProps } from 'react-admin';
import { SideBar } from './SideBar.tsx';
import { SideMenu } from './SideMenu.tsx';
import { TopBar } from './TopBar.tsx';

export function AdminLayout({ children }: LayoutProps) {
  return (
    <Layout appBar={TopBar} appBarAlwaysOn menu={SideMenu} sidebar={SideBar}>
      {children}
    </Layout>
  );
}
