// boardgame.io's own server with Mahé, in memory: `node server.js <port>`.

const { Server } = require('boardgame.io/server');
const mahe = require('./mahe.js');

const server = Server({ games: [mahe], origins: [] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, callback) => listen(port, '127.0.0.1', callback); // it has no setting for the host
server.run(Number(process.argv[2]), () => console.log('ready'));
