import { type ButtonVariant, buttonClass } from './buttonClass.ts';
import { Link, type LinkProps } from './Link.tsx';

interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant;
}

export function ButtonLink({ variant = 'primary', className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass(variant, className)} />;
}
