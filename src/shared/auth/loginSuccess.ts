/** Where the site's log-in leaves word for the back-office, in the tab's storage, that somebody has just logged in. */
export const LOGIN_SUCCESS = 'isLoginSuccess';
