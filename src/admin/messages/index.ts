import type { ResourceProps } from 'react-admin';
import { MessageList } from './MessageList.tsx';

export const messages: ResourceProps = { name: 'messages', list: MessageList };
