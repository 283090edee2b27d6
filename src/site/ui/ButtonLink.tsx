import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonVariant, buttonClass } from './buttonClass.ts';

interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant;
}

export function ButtonLink({ variant = 'primary', className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass(variant, className)} />;
}
