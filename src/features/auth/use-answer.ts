import { useEffect, useState } from 'react';

/**
 * Asks once when the component appears and gives the answer, null until it is there, and a way to ask
 * again. The first `ask` counts: give a component with another question another `key`.
 */
export function useAnswer<T>(ask: () => Promise<T>): readonly [answer: T | null, askAgain: () => void] {
  const [question, setQuestion] = useState(() => ({ ask }));
  const [answer, setAnswer] = useState<T | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void question.ask().then((given) => {
      if (isCurrent) setAnswer(given);
    });
    return () => {
      isCurrent = false;
    };
  }, [question]);

  const askAgain = () => {
    setAnswer(null);
    setQuestion({ ask: question.ask });
  };
  return [answer, askAgain];
}
