import { createFileRoute } from '@tanstack/react-router';
import { MyOrdersScreen } from '#features/orders/my-orders-screen.tsx';
import { pageText } from '#i18n/ko/pages.ts';

export const Route = createFileRoute('/_member/my-orders')({
  staticData: pageText.myOrders,
  component: MyOrdersScreen,
});
