import { Button } from '#ui/action/button.tsx';

export interface ListingActionProps {
  readonly label: string;
  readonly onPress: () => void;
}

/** One thing that can be done to a listing. */
export const ListingAction = ({ label, onPress }: ListingActionProps) => (
  <Button variant="secondary" isFullWidth onClick={onPress}>
    {label}
  </Button>
);
