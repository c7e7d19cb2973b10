import type { ReactNode } from 'react';
import { cardClass, type CardLook } from './card-class.ts';

export interface CardProps extends CardLook {
  readonly children: ReactNode;
}

export function Card({ children, ...look }: CardProps) {
  return <div className={cardClass(look)}>{children}</div>;
}
