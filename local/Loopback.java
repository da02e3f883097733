// Starts DynamoDB Local on 127.0.0.1 only. The vendor's own launcher listens on every address and has no option for one.
// It ends with the process that started it.
// Run by local/dynamodb_local.py as `java -cp … Loopback.java -inMemory -port N`; needs a JDK (17) to compile itself.

import com.amazonaws.services.dynamodbv2.local.main.ServerRunner;
import com.amazonaws.services.dynamodbv2.local.server.DynamoDBProxyServer;
import java.lang.reflect.Field;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;

public final class Loopback {
    public static void main(String[] arguments) throws Exception {
        DynamoDBProxyServer proxy = ServerRunner.createServerFromCommandLineArgs(arguments);
        Field field = DynamoDBProxyServer.class.getDeclaredField("server");
        field.setAccessible(true);
        Server server = (Server) field.get(proxy);
        for (Connector connector : server.getConnectors()) {
            ((ServerConnector) connector).setHost("127.0.0.1");
        }
        if (server.getConnectors().length == 0) {
            throw new IllegalStateException("no connector to bind to 127.0.0.1: another version of DynamoDB Local?");
        }
        proxy.start();
        // Standard input is a pipe from whoever started this; when it closes they are gone, killed or not.
        while (System.in.read() >= 0) {
            continue;
        }
        System.exit(0);
    }
}
