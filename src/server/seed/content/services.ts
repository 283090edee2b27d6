import { featuredServices } from './featuredServices.ts';
import type { ServiceData } from './serviceData.ts';
import { specializedServices } from './specializedServices.ts';
import { tradeServices } from './tradeServices.ts';

export const services: readonly ServiceData[] = [...featuredServices, ...tradeServices, ...specializedServices];
