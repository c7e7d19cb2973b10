/** What every field for a weight says. */
export const weightFieldText = {
  unit: '단위',
  units: { gram: 'g', don: '돈' },
} as const;
