import { testPushCall, type TestPushAnswer } from '#documents/calls/test-push.ts';
import { askFunction, type Unanswered } from './ask-function.ts';

/** Asks the server to push to the device that holds this token. */
export const sendTestPush = (token: string): Promise<TestPushAnswer | Unanswered> =>
  askFunction(testPushCall, { token });
