import { Link } from '@tanstack/react-router';
import { reviewText as text } from '#i18n/ko/orders.ts';
import { buttonClass } from '#ui/action/button-class.ts';

export interface OrdersLinkProps {
  /** What one has sold has a tab of its own. */
  readonly isSeller: boolean;
}

/** Back to where the deal stands. */
export const OrdersLink = ({ isSeller }: OrdersLinkProps) => (
  <Link
    to="/my-orders"
    search={isSeller ? { tab: 'sold' } : {}}
    className={buttonClass({ variant: 'secondary' })}
  >
    {text.toOrders}
  </Link>
);
