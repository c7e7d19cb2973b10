/*
 * This device remembers the buyer. To be imported before anything that asks for the session, which reads it once.
 */
const hint = { uid: 'buyer', email: 'b@example.com', displayName: '', verified: true, admin: false };
localStorage.setItem('geumnaru.session', JSON.stringify(hint));
