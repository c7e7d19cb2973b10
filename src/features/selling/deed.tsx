import { Button } from '#ui/action/button.tsx';

export interface DeedProps {
  readonly label: string;
  readonly isBusy?: boolean;
  readonly onPress: () => void;
}

/** One thing that can be done to a listing. */
export const Deed = ({ label, isBusy = false, onPress }: DeedProps) => (
  <Button variant="secondary" isFullWidth isLoading={isBusy} onClick={onPress}>
    {label}
  </Button>
);
