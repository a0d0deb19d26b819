/** Reads as session.*: the dialog that asks for the password in place. */
export const session = {
  endedTitle: 'Your session has ended',
  endedBody: 'Enter your password to go on. Nothing you typed is lost.',
  codeBody: 'One more step: enter the code to go on. Nothing you typed is lost.',
  signedInAs: 'Signed in as %{username}',
  password: 'Password',
  code: 'Code sent to the mobile number ending in %{last4}',
  appCode: 'Code of your authenticator app, or a recovery code',
  recoveryCode: 'Or a recovery code, if the passkey is not at hand',
  passkeyBody: 'One more step: use your passkey to go on. Nothing you typed is lost.',
  usePasskey: 'Use the passkey',
  passkeyUnused: 'The passkey was not used. Try again, or type a recovery code.',
  newCode: 'Send a new code',
  newCodeSent: 'A new code was sent.',
  resume: 'Continue',
  leave: 'Go to login instead',
  wrong: 'Wrong password. Please try again.',
};
