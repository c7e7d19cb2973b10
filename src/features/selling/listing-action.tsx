import { Button } from '#ui/action/button.tsx';

export interface ListingActionProps {
  readonly label: string;
  readonly isBusy?: boolean;
  readonly onPress: () => void;
}

/** One thing that can be done to a listing. */
export const ListingAction = ({ label, isBusy = false, onPress }: ListingActionProps) => (
  <Button variant="secondary" isFullWidth isLoading={isBusy} onClick={onPress}>
    {label}
  </Button>
);
